import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { type Provider, providerNames } from '../../ways-in/providers.ts'
import styles from '../social.module.css'
import { texts } from '../texts.ts'
import { ProviderMark } from './provider-mark.tsx'

interface Props {
  offered: readonly Provider[]
  /** A registration records where it began. */
  purpose: 'login' | 'registration'
  returnTo: string
}

/** The provider buttons: above the sign-in form, below the registration form. */
export function SocialButtons({ offered, purpose, returnTo }: Props) {
  const t = useTexts(texts)
  if (offered.length === 0) return null
  return (
    <section aria-label={t('buttonsTitle')} className={styles.ways}>
      {purpose === 'registration' ? <p className={styles.or}>{t('orProvider')}</p> : null}
      {offered.map((provider) => (
        <Form
          key={provider}
          method="post"
          action={withReturn(href('/connexion/:provider', { provider }), returnTo)}
          reloadDocument
        >
          {purpose === 'registration' ? <input type="hidden" name="entree" value={`registration_${provider}`} /> : null}
          <Button type="submit" variant="secondary" className={styles.way}>
            <ProviderMark provider={provider} />
            {t(purpose === 'registration' ? 'registerWith' : 'signInWith', { provider: providerNames[provider] })}
          </Button>
        </Form>
      ))}
      {purpose === 'login' ? <p className={styles.or}>{t('orEmail')}</p> : null}
    </section>
  )
}
