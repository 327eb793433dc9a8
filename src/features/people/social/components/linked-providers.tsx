import { Form, href } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { EndOthers } from '../../devices/components/end-others.tsx'
import { type Provider, providerNames } from '../../ways-in/providers.ts'
import type { ShownFailure } from '../shown-failure.server.ts'
import styles from '../social.module.css'
import { texts } from '../texts.ts'
import { ProviderMark } from './provider-mark.tsx'
import { SocialFailure } from './social-failure.tsx'

interface Props {
  links: readonly { provider: Provider; linkedAt: Date | null }[]
  done: 'lien' | 'delie' | null
  failure: ShownFailure | null
  /** The number of other open sessions, after a change. */
  others: number
}

/** The providers linked to the account; each is linked and unlinked by one button. */
export function LinkedProviders({ links, done, failure, others }: Props) {
  const t = useTexts(texts)
  if (links.length === 0) return null
  return (
    <Section title={t('linksTitle')} id="connexions">
      <p>{t('linksLead')}</p>
      <SocialFailure failure={failure} />
      {done ? <Notice tone="good">{t(done === 'lien' ? 'linked' : 'unlinked')}</Notice> : null}
      <EndOthers others={others} />
      <ul className={styles.links}>
        {links.map(({ provider, linkedAt }) => (
          <Card key={provider} as="li" className={styles.link}>
            <ProviderMark provider={provider} />
            <div className={styles.linkName}>
              <h3>{providerNames[provider]}</h3>
              <p>{linkedAt ? t('linkedOn', { day: inDayAndHour(linkedAt) }) : t('notLinked')}</p>
            </div>
            {linkedAt ? <Unlink provider={provider} /> : <Link provider={provider} />}
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function Link({ provider }: { provider: Provider }) {
  const t = useTexts(texts)
  return (
    <Form method="post" action={href('/connexion/:provider', { provider })} reloadDocument>
      <Button type="submit" variant="secondary">
        {t('link', { provider: providerNames[provider] })}
      </Button>
    </Form>
  )
}

function Unlink({ provider }: { provider: Provider }) {
  const t = useTexts(texts)
  return (
    <Form method="post" action={href('/mon-compte/connexions')}>
      <input type="hidden" name="service" value={provider} />
      <Button type="submit" variant="quiet">
        {t('unlink', { provider: providerNames[provider] })}
      </Button>
    </Form>
  )
}
