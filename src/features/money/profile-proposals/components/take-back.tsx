import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** Takes back a proposal that waits. */
export function TakeBack({ id }: { id: number }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="takeBack" variant="quiet" busy={busy}>
        {t('takeBack')}
      </Button>
    </Form>
  )
}
