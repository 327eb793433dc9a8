import type { Visit } from '../../../app.ts'
import type { OpenTicket } from '../../../ui/shell-data.ts'
import { listTickets } from './queries.server.ts'
import { isOpen } from './rules.ts'

/** Whom the reader waits for, as every page shows it. Does not keep their places. */
export async function readOpenTickets({ user, db, app }: Visit): Promise<OpenTicket[]> {
  if (user?.role !== 'client') return []
  const rows = await listTickets(db, user.id, app.house())
  return rows
    .filter(({ state }) => isOpen(state))
    .map(({ id, name, state }) => ({ id, name, isCalled: state === 'called' }))
}
