import { texts as uiTexts } from '../../../../ui/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { PsychicView } from '../views.ts'
import { useChanges } from './use-presences.ts'

/** Announces changes of presence to screen readers. */
export function PresenceNews({ psychics }: { psychics: readonly PsychicView[] }) {
  const t = useTexts(texts)
  const ui = useTexts(uiTexts)
  const changes = useChanges(psychics)
  const said = changes.map(({ name, status }) => t('presenceChanged', { name, status: ui(status) }))
  return (
    <p className="visually-hidden" role="status">
      {said.join(' ')}
    </p>
  )
}
