import { createContext, use } from 'react'

/** Errors found by the form before submission, by the id of the field. */
export const FaultsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** The server's error first, then the form's. */
export const useFault = <T>(id: string, error: T): T | string | undefined => {
  const faults = use(FaultsContext)
  return error || faults.get(id)
}
