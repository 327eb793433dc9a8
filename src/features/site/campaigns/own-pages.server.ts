import { matchPath } from 'react-router'
import { pages } from '../../../pages.ts'

/** Whether a path leads to a page that everyone may open, or that asks them to sign in. */
export const knowsPath = (path: string): boolean =>
  pages.some((page) => page.path !== '/*' && isOpen(page.who) && matchPath(page.path, path) !== null)

const isOpen = (who: unknown): boolean => who === 'everyone' || who === 'signedIn' || who === 'client'
