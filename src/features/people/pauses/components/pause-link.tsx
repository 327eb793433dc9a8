import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { PAUSE_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'

/** Link from the account to the page of pauses. */
export function PauseLink() {
  const t = useTexts(texts)
  return (
    <Section title={t('title')}>
      <p>{t('linkLead')}</p>
      <p>
        <ButtonLink to={PAUSE_PAGE} variant="quiet">
          {t('link')}
        </ButtonLink>
      </p>
    </Section>
  )
}

/** Link at the foot of pages that lead to a payment. */
export function PauseFoot() {
  const t = useTexts(texts)
  return (
    <p>
      <LinkedText from={texts} name="foot" links={{ pause: { href: PAUSE_PAGE, label: t('footLink') } }} />
    </p>
  )
}
