import button from '../../../ui/button/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Emblem } from '../../../ui/shell/emblem.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { SupportNumbers } from '../../../ui/shell/support-numbers.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { SkyArt } from '../../../ui/sky/sky-art.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from './offline.module.css'
import { texts } from './texts.ts'

/** Cached by browsers and shown instead of any page that can't be reached: it needs only its styles. */
export const handle: PageHandle = { bare: true }

export default function OfflinePage() {
  const t = useTexts(texts)
  const shell = useShell()
  return (
    <main className={styles.page}>
      <title>{t('offlineHead', { site: shell?.site.label ?? '' })}</title>
      <meta name="robots" content="noindex" />
      <div className={classNames('night', styles.sky)}>
        <SkyArt className={styles.art} />
        {shell ? (
          <p className={styles.brand}>
            <Emblem brand={shell.site.key} />
            {shell.site.label}
          </p>
        ) : null}
        <h1>{t('offlineTitle')}</h1>
        <p className={styles.lead}>{t('offlineLead')}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty link reloads the requested address, which this page replaces */}
        <a href="" className={classNames(button.button, button.primary)}>
          {t('offlineRetry')}
        </a>
      </div>
      <div className={styles.help}>
        <section>
          <h2>{t('offlineWhat')}</h2>
          <ol>
            <li>{t('offlineNetwork')}</li>
            <li>{t('offlineMove')}</li>
            <li>{t('offlineRetryStep')}</li>
          </ol>
          <p>{t('offlineMeter')}</p>
        </section>
        <section>
          <p>{t('offlineSupport')}</p>
          <SupportNumbers />
        </section>
      </div>
    </main>
  )
}
