import { inDay } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { psychicPlace } from '../rules.ts'
import { texts } from '../texts.ts'

/** To the one message that a psychic may write after a consultation. */
export function WriteLink({ id, until }: { id: number; until: string }) {
  const t = useTexts(texts)
  return (
    <p>
      <ButtonLink to={psychicPlace(id)} variant="secondary">
        {t('write', { day: inDay(until) })}
      </ButtonLink>
    </p>
  )
}
