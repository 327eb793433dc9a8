import { useLocation } from 'react-router'
import { useShell } from '../shell-data.ts'

/** The whole address of this page: on the site that wrote what it shows, where that is borrowed. */
export function useCanonical(): string | null {
  const site = useShell()?.site
  const { pathname } = useLocation()
  return site ? `${site.original ?? site.canonical}${pathname}` : null
}
