import { href, Link } from 'react-router'
import { SIGNS } from '../../../astrology/names.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import styles from '../../sky/compatibility/components/match.module.css'
import { SignMedal } from '../../sky/sky/components/sign-medal.tsx'
import { texts } from '../../sky/sky/sign-page-texts.ts'
import { SIGN_TOPICS, signPageAddress } from '../../sky/sky/sign-pages.ts'
import { texts as names } from '../../sky/sky/texts.ts'

export default function SignsPage() {
  const t = useTexts(texts)
  const name = useTexts(names)
  const site = useShell()?.site.label ?? ''
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} width="wide" plate={<PageScene of={href('/astrologie')} />}>
      <title>{`${t('head')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={t('head')} description={t('description')} />
      {SIGN_TOPICS.map((topic) => (
        <Section key={topic} title={t(`title.${topic}`)}>
          <p>{t(`lead.${topic}`)}</p>
          <ul className={styles.pairs}>
            {SIGNS.map((sign) => (
              <li key={sign}>
                <Link to={signPageAddress(topic, sign)}>
                  <SignMedal sign={sign} size={44} />
                  {t(`one.${topic}`, { sign: name(sign) })}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <div>
        <ButtonLink to={href('/theme-astral')}>{t('findYours')}</ButtonLink>
      </div>
    </Page>
  )
}
