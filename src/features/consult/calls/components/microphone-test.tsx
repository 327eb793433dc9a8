import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Side } from '../../rooms/rules.ts'
import { useLevel } from '../page/use-level.ts'
import type { useMicrophone } from '../page/use-microphone.ts'
import { texts } from '../texts.ts'
import styles from './call-panel.module.css'

interface MicrophoneTestProps {
  microphone: ReturnType<typeof useMicrophone>
  side: Side
  /** The other side. */
  name: string
  isJoining?: boolean
  onJoin: () => void
}

/** Before a call: permission for the microphone, and its level, heard by nobody. */
export function MicrophoneTest({ microphone, side, name, isJoining = false, onJoin }: MicrophoneTestProps) {
  const t = useTexts(texts)
  const { state, stream, ask } = microphone
  const level = useLevel(stream)
  if (stream) {
    return (
      <div className={styles.test}>
        <p className={styles.said}>{t('levelLead')}</p>
        <meter className={styles.level} aria-label={t('level')} min={0} max={1} value={level} />
        <Button type="button" busy={isJoining} onClick={onJoin}>
          {t(isJoining ? 'joining' : 'join')}
        </Button>
      </div>
    )
  }
  if (state === 'refused' || state === 'missing' || state === 'busy') {
    return (
      <>
        <Notice tone="bad">
          <p>{t(state)}</p>
          <p>{t(side === 'client' ? 'orChat' : 'orEnd', { name })}</p>
        </Notice>
        <Button type="button" variant="secondary" onClick={() => void ask()}>
          {t('again')}
        </Button>
      </>
    )
  }
  return (
    <div className={styles.test}>
      <p className={styles.said} role="status">
        {t(state === 'asking' ? 'asking' : 'lead')}
      </p>
      <Button type="button" busy={state === 'asking'} onClick={() => void ask()}>
        {t('try')}
      </Button>
    </div>
  )
}
