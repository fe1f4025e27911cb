const headers = { 'Content-Type': 'application/json' };

/** The same for the server and for the bare driver, so that their indexes take in as many different words. */
export const person = (number) => ({
  name: `Asha Verma ${number}`,
  email: `person${number}@example.org`,
  phone: `+9198${String(number).padStart(8, '0')}`,
});

/** Visitors who each book one demo from an address of their own, and the references that they were given. */
export function visitors() {
  const acknowledged = [];
  let count = 0;

  function next() {
    count++;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return {
      method: 'POST',
      headers: { ...headers, 'X-Forwarded-For': address },
      body: JSON.stringify({ ...person(count), city: 'Faridabad', requirement: 'crm' }),
    };
  }

  const request = {
    method: 'POST',
    setupRequest: (made) => ({ ...made, ...next() }),
    onResponse(status, body) {
      if (status === 200) acknowledged.push(JSON.parse(body).reference);
    },
  };
  return { next, request, acknowledged };
}
