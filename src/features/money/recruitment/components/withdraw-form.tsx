import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

export function WithdrawForm() {
  const t = useTexts(texts)
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="withdraw" variant="danger">
        {t('withdraw')}
      </Button>
    </Form>
  )
}
