import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './second-factor.module.css'

/** The recovery codes, shown once. */
export function Codes({ codes, returnTo }: { codes: readonly string[]; returnTo: string }) {
  const t = useTexts(texts)
  return (
    <Page title={t('codesTitle')} lead={t('codesLead')} width="narrow">
      <title>{t('codesTitle')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <Card>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <div>
        <ButtonLink to={returnTo}>{t('codesKept')}</ButtonLink>
      </div>
    </Page>
  )
}
