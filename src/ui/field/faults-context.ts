import { createContext, use } from 'react'

/** What the form found wrong before sending, by the id of the field. */
export const FaultsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** The server's word first, then the form's. */
export const useFault = <T>(id: string, error: T): T | string | undefined => {
  const faults = use(FaultsContext)
  return error || faults.get(id)
}
