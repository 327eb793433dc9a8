import { itemAt } from '../../../../platform/needed/needed.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import { START } from '../../rooms/rules.ts'
import styles from '../consult.module.css'
import { texts } from '../texts.ts'

/** The express request to begin at once that the law requires, with its own box, never ticked in advance. */
export function StartAtOnce({
  content,
  ticked,
  error,
}: {
  content: ConsentContent
  ticked: boolean
  error?: string | undefined
}) {
  const t = useTexts(texts)
  const item = itemAt(content.consents, 0)
  return (
    <fieldset className={styles.start}>
      <legend>{t('startTitle')}</legend>
      <Checkbox
        id={START}
        name={START}
        value={item.type}
        label={item.displayedText}
        defaultChecked={ticked}
        error={ticked ? undefined : error}
        required
      />
      <input type="hidden" name={`${START}Shown`} value={content._id} />
    </fieldset>
  )
}
