import { createContext, type RouterContextProvider } from 'react-router'
import type { Visit } from './app.ts'

const visitContext = createContext<Visit>()
const nonceContext = createContext<string>('')

/** The router context of a request, for loaders, actions and the renderer. */
export function contextOf(visit: Visit, nonce: string, context: RouterContextProvider): RouterContextProvider {
  context.set(visitContext, visit)
  context.set(nonceContext, nonce)
  return context
}

export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext)
export const nonceOf = (context: Readonly<RouterContextProvider>): string => context.get(nonceContext)
