import { href, Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/forms/forms.module.css'
import type { Contact } from '../../../house/users/phone-rules.ts'
import { VERIFICATION } from '../../../house/users/rules.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { addressTexts } from '../../../people/accounts/address-texts.ts'
import { genderLabels, relationshipLabels, texts } from '../../../people/accounts/texts.ts'
import type { viewUser } from '../../../people/accounts/views.ts'
import { signOfBirthDate } from '../../../people/accounts/zodiac.ts'
import { contactLabels, texts as phoneTexts } from '../../../people/phones/texts.ts'
import { texts as skyTexts } from '../../../sky/sky/texts.ts'

interface Props {
  user: ReturnType<typeof viewUser>
  /** Where messages are sent; null for roles that get none. */
  contact: Contact | null
}

export function MyDetails({ user, contact }: Props) {
  const t = useTexts(texts)
  const address = useTexts(addressTexts)
  const sky = useTexts(skyTexts)
  const ofPhones = useTexts(phoneTexts)
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
              <Link to={withReturn(VERIFICATION, href('/mon-compte'))}>
                {address(user.emailAddress ? 'prove' : 'add')}
              </Link>
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
        {user.birthDate ? (
          <div>
            <dt>{t('zodiacSign')}</dt>
            <dd>{t('zodiacSignNote', { sign: sky(signOfBirthDate(user.birthDate)) })}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('relationship')}</dt>
          <dd>{t(user.relationshipStatus ? relationshipLabels[user.relationshipStatus] : 'notSaid')}</dd>
        </div>
        {contact ? (
          <div>
            <dt>{ofPhones('contact')}</dt>
            <dd>{ofPhones(contactLabels[contact])}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}
