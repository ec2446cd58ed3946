// Tables that a server keeps.

import type { Me } from '../protocol/wire';
import * as http from './http';
import { Live } from './live';
import type { Place } from './place';

let entering: Promise<Me> | undefined;

/** The person of this browser; a guest is made the first time if there is nobody yet. */
export function enter(): Promise<Me> {
  entering ??= http.session();
  const asked = entering;
  // What has failed is tried again.
  asked.catch(() => {
    if (entering === asked) entering = undefined;
  });
  return asked;
}

/** From now on this is the person; nobody, until somebody enters again. */
export function entered(me: Me | undefined): void {
  entering = me && Promise.resolve(me);
}

const idOf = async (made: Promise<{ table: string }>) => (await made).table;

export const server: Place = {
  where: 'server',
  line: (id, invite, hearer) => new Live(id, invite, hearer, enter),
  games: http.games,
  printed: http.printed,
  open: async (table) => {
    await enter();
    return (await http.openTable(table)).table.id;
  },
  bring: async (file) => {
    await enter();
    return idOf(http.importGame(file));
  },
  mine: async () => {
    await enter();
    return (await http.myTables()).tables;
  },
  table: async (id, invite) => {
    await enter();
    return (await http.tableState(id, invite)).table;
  },
  components: http.tableComponents,
  score: http.score,
  hint: http.hint,
  replay: http.replay,
  replayStep: http.replayStep,
  analysis: http.analysis,
  analyse: http.analyse,
  verify: http.verify,
  file: http.exportFile,
  rematch: (id) => idOf(http.rematch(id)),
  sameDeal: (id, wanted) => idOf(http.sameDeal(id, wanted)),
  playOn: (id, from, invite) => idOf(http.playOn(id, from, invite)),
  prepare: async () => {
    await enter();
    await http.me();
  },
  pack: http.takeAlong,
  unpack: (luggage) => idOf(http.unpack(luggage)),
};
