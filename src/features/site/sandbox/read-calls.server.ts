import type { Visit } from '../../../app.ts'

export interface HandsetCall {
  id: string
  /** The called number. */
  to: string
  state: 'ringing' | 'talking' | 'joined'
  /** What was said to it, the latest last. */
  heard: readonly string[]
}

/** The calls that ring or talk on the demonstration's telephones, of this site alone. */
export function callsNow({ app, site }: Visit): HandsetCall[] {
  const lines = [...(app.carrier?.lines.values() ?? [])].filter(
    ({ isOver, call }) => !isOver && call.answers.startsWith(`${site.canonical}/`),
  )
  return lines.map(({ id, call, fate, conference, heard }) => ({
    id,
    to: call.to,
    state: fate.state === 'ringing' ? 'ringing' : conference === null ? 'talking' : 'joined',
    heard: [...heard],
  }))
}

/** What a person does with a telephone of the demonstration. Nothing happens to a call that is over. */
export function actOnCall(visit: Visit, form: FormData): void {
  const call = callsNow(visit).find(({ id }) => id === form.get('call'))
  const { carrier } = visit.app
  const intent = String(form.get('intent'))
  if (!call || !carrier) return
  if (intent === 'answer') carrier.answer(call.id)
  else if (intent === 'hangUp') carrier.hangUp(call.id)
  else if (/^[0-9*#]$/.test(intent)) carrier.press(call.id, intent)
}
