/** How often the process came round to whoever else called, from now until it is asked. */
export function countRounds() {
  let rounds = 0;
  let next = setImmediate(count);
  function count() {
    rounds++;
    next = setImmediate(count);
  }
  return () => {
    clearImmediate(next);
    return rounds;
  };
}
