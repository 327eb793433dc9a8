import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './choice.module.css'

/** The two buttons have the same size, look and level: refusing is as easy as accepting. */
export function ChoiceButtons({ busy }: { busy: boolean }) {
  const t = useTexts(texts)
  return (
    <div className={styles.buttons}>
      <Button type="submit" name="choice" value="refused" variant="secondary" busy={busy}>
        {t('refuse')}
      </Button>
      <Button type="submit" name="choice" value="accepted" variant="secondary" busy={busy}>
        {t('accept')}
      </Button>
    </div>
  )
}
