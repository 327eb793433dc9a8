import type { Visit } from '../../../app.ts'
import { type PremiumLine, premiumLine } from '../../house/premium/premium-line.ts'

export interface PremiumHandset {
  state: 'ringing' | 'talking' | 'joined' | 'over'
  heard: readonly string[]
}

export interface PremiumDial {
  call: string
  caller: PremiumHandset
  /** null until it rings. */
  psychic: (PremiumHandset & { number: string }) | null
  /** Billed to the caller, once they were connected. */
  seconds: number
}

export interface SandboxPremium {
  line: PremiumLine
  dials: readonly PremiumDial[]
}

/** Calls that are shown, the latest first. */
const SHOWN = 4

/** The number of this site and the calls to it, in the demonstration; null without one. */
export function premiumNow({ app, site }: Visit): SandboxPremium | null {
  const line = premiumLine(app, site)
  if (!line || !app.operator) return null
  const own = [...app.operator.lines.values()].filter(({ called }) => called === line.number)
  const dials = own
    .reverse()
    .slice(0, SHOWN)
    .map(({ call, caller, psychic, seconds }) => ({
      call,
      caller: { state: caller.state, heard: [...caller.heard] },
      psychic: psychic && { ...psychic, heard: [...psychic.heard] },
      seconds,
    }))
  return { line, dials }
}

/**
 * What a caller, or the psychic they called, does with a telephone of the demonstration. False for a form that is about
 * none of them.
 */
export function actOnPremium(visit: Visit, form: FormData): boolean {
  const intent = String(form.get('intent'))
  const { operator } = visit.app
  const premium = premiumNow(visit)
  if (!operator || !premium) return false
  if (intent === 'dial') {
    operator.dial(premium.line.number)
    return true
  }
  const dial = premium.dials.find(({ call }) => call === form.get('dial'))
  if (!dial) return false
  const by = form.get('side') === 'psychic' ? 'psychic' : 'caller'
  if (intent === 'answer') operator.answer(dial.call)
  else if (intent === 'hangUp') operator.hangUp(dial.call, by)
  // A code may be typed at once.
  else for (const key of /^[0-9*#]{1,8}$/.test(intent) ? intent : '') operator.press(dial.call, by, key)
  return true
}
