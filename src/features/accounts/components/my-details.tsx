import { Link } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { genderLabels, relationshipLabels, signLabel, texts } from '../texts.ts'
import type { viewUser } from '../views.ts'

export function MyDetails({ user }: { user: ReturnType<typeof viewUser> }) {
  const t = useTexts(texts)
  return (
    <Card>
      <dl className={styles.details}>
        <div>
          <dt>{t('firstName')}</dt>
          <dd>{user.firstName}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            {user.emailAddress ?? t('noEmail')}{' '}
            {user.emailProved ? (
              <Badge tone="good">{t('provedState')}</Badge>
            ) : (
              <Link to="/verification?retour=/mon-compte">{t(user.emailAddress ? 'proveLink' : 'addAddress')}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('birthDate')}</dt>
          <dd>{user.birthDate ? inDay(user.birthDate) : t('noBirthDate')}</dd>
        </div>
        <div>
          <dt>{t('gender')}</dt>
          <dd>{t(genderLabels[user.gender])}</dd>
        </div>
        {user.zodiacSign ? (
          <div>
            <dt>{t('zodiacSign')}</dt>
            <dd>{t('zodiacSignNote', { sign: t(signLabel(user.zodiacSign)) })}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('relationship')}</dt>
          <dd>{t(user.relationshipStatus ? relationshipLabels[user.relationshipStatus] : 'notSaid')}</dd>
        </div>
      </dl>
    </Card>
  )
}
