import { href } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../../../people/accounts/texts.ts'
import { Row } from './rows.tsx'

/** A link to change the account's password, or to choose a first one. */
export function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(texts)
  return (
    <Row
      name={t('password')}
      to={hasPassword ? href('/mon-compte/mot-de-passe') : href('/mot-de-passe-oublie')}
      link={t(hasPassword ? 'changePassword' : 'choosePassword')}
    >
      {t(hasPassword ? 'hasPassword' : 'hasNoPassword')}
    </Row>
  )
}
