import { useLocation } from 'react-router'
import { useShell } from '../shell-data.ts'

/** The canonical address of this page: that of the site that wrote it, if it is borrowed. */
export function useCanonical(): string | null {
  const site = useShell()?.site
  const { pathname } = useLocation()
  return site ? `${site.original ?? site.canonical}${pathname}` : null
}
