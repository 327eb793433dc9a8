import { href } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { VERIFICATION } from '../../../house/users/rules.ts'
import { texts } from '../../../people/accounts/texts.ts'
import { NOTIFICATIONS_PAGE } from '../../../people/push/rules.ts'
import type { Overview } from '../read-overview.server.ts'
import { PasswordRow } from './password-row.tsx'
import { Row, Rows } from './rows.tsx'

interface ReachProps {
  user: { emailAddress: string | null; emailProved: boolean }
  /** null for roles without a telephone or postal address here. */
  overview: Overview | null
}

/** The person's contact details. */
export function ReachRows({ user, overview }: ReachProps) {
  const t = useTexts(texts)
  return (
    <Rows>
      {user.emailAddress ? (
        <Row
          name={t('email')}
          to={user.emailProved ? href('/mon-compte/e-mail') : VERIFICATION}
          link={t(user.emailProved ? 'changeEmail' : 'verify')}
        >
          {user.emailAddress}
        </Row>
      ) : null}
      {overview ? <ClientRows overview={overview} /> : null}
    </Rows>
  )
}

function ClientRows({ overview: { phone, address, toldDevices } }: { overview: Overview }) {
  const t = useTexts(texts)
  const number = phone.number ?? phone.pending
  return (
    <>
      <Row
        name={t('phone')}
        to={href('/mon-compte/telephone')}
        link={t(phone.number ? 'changePhone' : number ? 'confirmPhone' : 'addPhone')}
      >
        {number ? `${spacedPhone(number)} ` : t('noPhone')}
        {phone.number ? <Badge tone="good">{t('phoneProved')}</Badge> : null}
        {!phone.number && number ? <Badge>{t('phoneWaits')}</Badge> : null}
      </Row>
      <Row
        name={t('postalAddress')}
        to={href('/mon-compte/adresse')}
        link={t(address ? 'changePostalAddress' : 'addPostalAddress')}
      >
        {address ?? t('noPostalAddress')}
      </Row>
      <Row name={t('notifications')} to={NOTIFICATIONS_PAGE} link={t('notificationsLink')}>
        {toldDevices > 0 ? t('notificationsDevices', { count: toldDevices }) : t('notificationsNone')}
      </Row>
    </>
  )
}

/** Ways to sign in, and the devices that are signed in. */
export function SecurityRows({ overview: { hasPassword, passkeys, devices } }: { overview: Overview }) {
  const t = useTexts(texts)
  return (
    <Rows>
      <PasswordRow hasPassword={hasPassword} />
      <Row
        name={t('passkeys')}
        to={href('/mon-compte/cles-d-acces')}
        link={t(passkeys > 0 ? 'passkeysLink' : 'addPasskey')}
      >
        {passkeys > 0 ? t('passkeyCount', { count: passkeys }) : t('noPasskey')}
      </Row>
      <Row name={t('devices')} to={href('/mon-compte/appareils')} link={t('devicesLink')}>
        {t('deviceCount', { count: devices })}
      </Row>
    </Rows>
  )
}
