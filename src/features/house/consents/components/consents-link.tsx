import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** A link from the account to the page of all consents. */
export function ConsentsLink() {
  const t = useTexts(texts)
  return (
    <Section title={t('myTitle')}>
      <p>{t('accountLead')}</p>
      <p>
        <ButtonLink to={href('/mon-compte/consentements')} variant="quiet">
          {t('accountLink')}
        </ButtonLink>
      </p>
    </Section>
  )
}
