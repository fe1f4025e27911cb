/** The words of the front page. */

export const promises = [
  'A 30-minute call with the people who will build it',
  'A written scope and a fixed price before work starts',
  '15 days of support after every launch',
] as const;

/** Shown small and faint behind the form: what an agent's day looks like. */
export const sampleAgents = [
  { name: 'Service desk agent', note: '41 tickets read, 29 answered, 12 handed to people' },
  { name: 'Sales agent', note: 'Quote 1187 drafted from the call notes' },
  { name: 'Accounts agent', note: 'Invoice 2291 matched to its order' },
] as const;

export const steps = [
  {
    when: 'Week 1',
    title: 'A written scope',
    text: 'You show us how the work is done today. You get a scope, a fixed price and a launch date on paper.',
  },
  {
    when: 'Weeks 2 and 3',
    title: 'A prototype to click',
    text: 'Your people try it before we build it. A change of mind costs an afternoon here, a month later on.',
  },
  {
    when: 'From week 4',
    title: 'Built in the open',
    text: 'Every Friday a working version on a private address, with the list of what is done and what is next.',
  },
  {
    when: 'Launch + 15 days',
    title: 'Support included',
    text: 'For 15 days after launch the team that built it mends faults and answers your people. It is in the price.',
  },
] as const;

export const technologies = [
  { name: 'React', mark: 'react' },
  { name: 'TypeScript', mark: 'typescript' },
  { name: 'Node.js', mark: 'node' },
  { name: 'PostgreSQL', mark: 'postgres' },
  { name: 'Python', mark: 'python' },
  { name: 'Flutter', mark: 'flutter' },
  { name: 'Kotlin', mark: 'kotlin' },
  { name: 'Swift', mark: 'swift' },
  { name: 'Docker', mark: 'docker' },
  { name: 'MQTT', mark: 'mqtt' },
  { name: 'WordPress', mark: 'wordpress' },
  { name: 'Shopify', mark: 'shopify' },
] as const;
