import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Writes an empty element where the markup of a component with these properties will stand. */
export type Place = <P extends object>(component: ComponentType<P>, props: P) => ReactNode

/** Only on the server. */
export const PlaceContext = createContext<Place | null>(null)

/**
 * A part of a page that the server renders once for all who read it with the same properties and texts. It knows nothing
 * else: neither the page's data, nor its address, nor its reader; and `useId` would give it ids of another page.
 */
export function Kept<P extends object>({ of: Part, with: props }: { of: ComponentType<P>; with: P }) {
  const place = useContext(PlaceContext)
  return place ? place(Part, props) : <Part {...props} />
}
