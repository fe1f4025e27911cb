const levelOf = (list: Element) => Number(list.querySelector('li')?.dataset.ariaLevel ?? 0);

/** Word in a browser wraps every point in a list of its own, which says how deep it stands: put together, they are one. */
export function joinLists(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
  // Where a paragraph ends, it has written a blank.
  for (const mark of body.querySelectorAll('.EOP')) mark.remove();
  /** Those that go on, one in the other. */
  let open: { level: number; list: Element }[] = [];
  for (const list of body.querySelectorAll('ul, ol')) {
    const level = levelOf(list);
    if (level === 0) continue;
    if (open[0]?.list.nextElementSibling !== list) open = [];
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName === list.tagName) {
      last.list.append(...list.children);
      list.remove();
      continue;
    }
    open = open.filter((one) => one.level < level);
    open.at(-1)?.list.lastElementChild?.append(list);
    open.push({ level, list });
  }
}
