import { Form, href } from 'react-router'
import { SIGNS, type Sign } from '../../../../astrology/names.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import styles from './match.module.css'

interface SignFormProps {
  one?: Sign
  other?: Sign
  missing?: boolean
}

/** A form for two signs that leads to their page. */
export function SignForm({ one, other, missing }: SignFormProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const options = [{ value: '', label: t('chooseSign') }, ...SIGNS.map((sign) => ({ value: sign, label: s(sign) }))]
  return (
    <Form method="get" action={href('/compatibilite-amoureuse/signes')} className={styles.signs}>
      {missing ? <Notice tone="bad">{t('signMissing')}</Notice> : null}
      <Select name="un" label={t('firstSign')} options={options} defaultValue={one ?? ''} required />
      <Select name="deux" label={t('secondSign')} options={options} defaultValue={other ?? ''} required />
      <Button type="submit">{t('compareSigns')}</Button>
    </Form>
  )
}
