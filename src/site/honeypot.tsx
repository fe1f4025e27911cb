/** Nobody sees it and no keyboard reaches it: only a program that fills in everything puts something here. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" data-no-draft="" />
      </label>
    </div>
  );
}
