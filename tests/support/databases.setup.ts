import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropServerStores, postgresAnswers } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the names of this run's databases begin, or null where no PostgreSQL server answers. */
    serverDatabases: string | null;
  }
}

/** Asks once a run whether there is a server, and afterwards leaves none of the run's databases on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = (await postgresAnswers()) ? `redstreet_test_${randomBytes(4).toString('hex')}_` : null;
  project.provide('serverDatabases', prefix);
  return () => (prefix ? dropServerStores(prefix) : Promise.resolve());
}
