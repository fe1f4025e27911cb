import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the server that TEST_DATABASE_URL names; undefined: SQLite. */
export async function createTestDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database "${name}" with (force)`) };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
