/** What the fields of an opening's questions begin with; the question itself follows, so that each keeps its own. */
export const ANSWER = 'answers.';

/** The form as the API takes it: with the answers in one field. */
export function withAnswers(form: FormData) {
  const shaped = new FormData();
  const answers: { label: string; value: string }[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') shaped.append(name, value, value.name);
    else if (name.startsWith(ANSWER)) answers.push({ label: name.slice(ANSWER.length), value });
    else shaped.append(name, value);
  }
  if (answers.length > 0) shaped.set('answers', JSON.stringify(answers));
  return shaped;
}
