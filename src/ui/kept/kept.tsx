import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'

/** Writes an empty element where the markup of a component with these properties will stand. */
export type Place = <P extends object>(component: ComponentType<P>, props: P) => ReactNode

/** Only on the server. */
export const PlaceContext = createContext<Place | null>(null)

/**
 * A part of a page that the server renders once for all who read it with the same properties and texts. It knows nothing
 * else: neither the page's data, nor its address, nor its reader; and `useId` would give it ids of another page.
 */
export function Kept<P extends object>({ of: Part, with: props, leads = [] }: KeptProps<P>) {
  const place = useContext(PlaceContext)
  const { pathname } = useLocation()
  const isThere = leads.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return place && !isThere ? place(Part, props) : <Part {...props} />
}

interface KeptProps<P> {
  of: ComponentType<P>
  with: P
  /** Where its links lead that mark the present page: there and below it is rendered for the page itself. */
  leads?: readonly string[]
}
