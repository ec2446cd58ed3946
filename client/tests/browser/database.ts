// A PostgreSQL server for a test, in a folder of its own, reached over a socket in that folder.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Starts one, on a database that is empty. */
export function startDatabase(): { url: string; stop: () => void } {
  const version = readdirSync(INSTALLED).sort().at(-1);
  if (version === undefined)
    throw new Error('PostgreSQL is needed for this test: apt-get install postgresql');
  const programs = join(INSTALLED, version, 'bin');
  const folder = mkdtempSync('/tmp/saturnalia-browser-pg-');
  const root = userInfo().uid === 0;
  // PostgreSQL refuses to run as root.
  if (root) execFileSync('chown', ['postgres', folder]);
  const run = (command: string) => {
    const line = `cd ${folder} && ${programs}/${command}`;
    execFileSync(root ? 'su' : 'sh', [...(root ? ['postgres', '-s', '/bin/sh'] : []), '-c', line], {
      stdio: 'ignore',
    });
  };
  run(`initdb -D ${folder}/data -U saturnalia -A trust -E UTF8 --no-sync`);
  run(
    `pg_ctl -D ${folder}/data -w -l ${folder}/log -o "-k ${folder} -c listen_addresses='' -c fsync=off" start`,
  );
  run(`createdb -h ${folder} -U saturnalia ludi`);
  return {
    url: `postgres:///ludi?host=${folder}&user=saturnalia`,
    stop: () => {
      run(`pg_ctl -D ${folder}/data -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
