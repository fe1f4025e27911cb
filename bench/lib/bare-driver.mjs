import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { quantile } from './figures.mjs';
import { CLIENTS } from './load.mjs';
import { insertsOf, postMaker, rowsOfOnePost } from './post-rows.mjs';

const POOL_SIZE = 10;

/** Stores what posts store with nothing between it and the driver: a durable transaction for each. */
export async function bareSqlite(dataDir) {
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const rows = await rowsOfOnePost('sqlite', (sql) => db.prepare(sql).all());
  const inserts = insertsOf(rows, () => '?').map((sql) => db.prepare(sql));
  const [begin, commit] = ['begin immediate', 'commit'].map((sql) => db.prepare(sql));
  const makePost = postMaker(rows);
  const store = () => {
    const values = makePost();
    begin.run();
    for (const [index, insert] of inserts.entries()) insert.run(...values[index]);
    commit.run();
  };
  return {
    // The driver blocks its process: however many ask, it stores one after the other.
    run: (seconds) => timed(seconds, 1, store),
    close: async () => db.close(),
  };
}

export async function barePostgres(connectionString) {
  // Rows are written back as they were read: moments and JSON stay text.
  const types = { getTypeParser: () => (stored) => stored };
  const pool = new pg.Pool({ connectionString, types, max: POOL_SIZE });
  const rows = await rowsOfOnePost('postgres', async (sql) => (await pool.query(sql)).rows);
  const inserts = insertsOf(rows, (place) => `$${place}`).map((text, index) => ({
    name: `insert-${index}`,
    text,
  }));
  const makePost = postMaker(rows);
  const store = async () => {
    const values = makePost();
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [index, insert] of inserts.entries())
        await client.query({ ...insert, values: values[index] });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { run: (seconds) => timed(seconds, CLIENTS, store), close: () => pool.end() };
}

async function timed(seconds, clients, store) {
  const times = [];
  const since = performance.now();
  const until = since + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await store();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - since) / 1000;
  return { rate: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
