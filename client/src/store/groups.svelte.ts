// Groups I am in, and those I am invited to.

import * as http from '../net/http';
import type { GroupInvitation, GroupSummary } from '../protocol/wire';
import { people } from './people.svelte';

class Groups {
  mine = $state.raw<readonly GroupSummary[]>([]);
  invitations = $state.raw<readonly GroupInvitation[]>([]);

  async read(): Promise<void> {
    await people.session();
    ({ groups: this.mine, invitations: this.invitations } = await http.groups());
  }
}

export const groups = new Groups();
