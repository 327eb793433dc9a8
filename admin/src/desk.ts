import type { z } from 'zod'
import type { backofficeContract } from '../../src/features/house/backoffice/contract.server.ts'
import { callApi } from '../../src/platform/contract/call.ts'
import { insisting } from './ask.ts'

/** Who works here, and what they may do. */
export type Desk = z.output<typeof backofficeContract.readDesk.output>

const read = () => callApi<Desk>('GET', '/api/admin/me')
let owner: number | null = null

/** @throws {HttpError} */
export async function openDesk(): Promise<Desk> {
  const desk = await insisting(read)
  owner = desk.id
  return desk
}

/** Whether whom this page was opened for is signed in; where somebody else is, it begins anew. */
export async function isBack(): Promise<boolean> {
  const { id } = await read()
  if (owner === null || id === owner) return true
  window.location.reload()
  return false
}
