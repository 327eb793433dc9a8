import { href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { BirthFields } from '../../charts/components/birth-fields.tsx'
import { faultsOf, isQuestion } from '../../charts/components/faults-of.ts'
import { texts as formTexts } from '../../charts/form-texts.ts'
import type { BirthRead } from '../../charts/read-birth-form.server.ts'
import { texts } from '../texts.ts'
import styles from './match.module.css'

const PATH = href('/compatibilite-amoureuse/naissances')

/** A form for two births, sent by POST so that they are not in any URL. */
export function BirthsForm({ first, second }: { first: BirthRead; second: BirthRead }) {
  const t = useTexts(texts)
  const f = useTexts(formTexts)
  const busy = useNavigation().formAction === PATH
  const refused = [...faultsOf(first, '', f), ...faultsOf(second, '-2', f)]
  return (
    <CheckedForm method="post" action={PATH} refused={refused} className={styles.births}>
      {isQuestion(first) || isQuestion(second) ? <Notice>{f('oneMore')}</Notice> : null}
      <div className={styles.people}>
        <fieldset>
          <legend>{t('person1')}</legend>
          <BirthFields read={first} />
        </fieldset>
        <fieldset>
          <legend>{t('person2')}</legend>
          <BirthFields read={second} whose="-2" />
        </fieldset>
      </div>
      <Button type="submit" busy={busy}>
        {t('compareBirths')}
      </Button>
      <p className={styles.note}>{t('privacy')}</p>
    </CheckedForm>
  )
}
