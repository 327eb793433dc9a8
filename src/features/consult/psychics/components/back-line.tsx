import { useBack } from '../../hours/components/use-back.ts'
import { isAbsent } from '../absent.ts'
import type { PsychicView } from '../views.ts'

/** When a psychic who is absent comes back by their hours, e.g. "De retour lundi à 9 h 30". */
export function BackLine({ psychic: { status, back } }: { psychic: PsychicView }) {
  const said = useBack(back && { at: new Date(back.at), said: back.said })
  return said && isAbsent(status) ? <p>{said}</p> : null
}
