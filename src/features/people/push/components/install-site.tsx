import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { canInstall, install, onInstallPrompt } from '../../../../ui/shell/install-prompt.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { pageTexts } from '../page-texts.ts'
import styles from './push.module.css'
import { isApplePhone } from './use-this-device.ts'

/** How to have the site on the home screen, in words for this device; with a button where the browser can do it. */
export function InstallSite() {
  const t = useTexts(pageTexts)
  const can = useSyncExternalStore(onInstallPrompt, canInstall, () => false)
  const [words, setWords] = useState<'installWords' | 'installApple' | 'installed'>('installWords')
  useEffect(() => {
    if (matchMedia('(display-mode: standalone)').matches) setWords('installed')
    else if (isApplePhone()) setWords('installApple')
  }, [])
  return (
    <div className={styles.device}>
      <p>{t(words)}</p>
      {can ? (
        <Button variant="secondary" onClick={() => void install()}>
          {t('installNow')}
        </Button>
      ) : null}
    </div>
  )
}
