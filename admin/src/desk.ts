import type { z } from 'zod'
import type { backofficeContract } from '../../src/features/house/backoffice/contract.server.ts'
import { callApi } from '../../src/platform/contract/call.ts'
import { insisting } from './ask.ts'

/** The signed-in member of staff and their capabilities. */
export type Desk = z.output<typeof backofficeContract.readDesk.output>

const read = () => callApi<Desk>('GET', '/api/admin/me')
let owner: number | null = null

/** @throws {HttpError} */
export async function openDesk(): Promise<Desk> {
  const desk = await insisting(read)
  owner = desk.id
  return desk
}

/** Whether the person for whom this page was opened is signed in; reloads the page if it is somebody else. */
export async function isBack(): Promise<boolean> {
  const { id } = await read()
  if (owner === null || id === owner) return true
  window.location.reload()
  return false
}
