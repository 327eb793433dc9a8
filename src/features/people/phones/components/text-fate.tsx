import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { TextRefusal } from '../../../house/text-messages/rules.ts'
import { texts } from '../texts.ts'

const LOOK_EVERY_MS = 5000
/** Checks in a row; a network that can't deliver mostly reports it within minutes. */
const LOOKS = 36

interface Props {
  number: string
  refused: TextRefusal | null
}

/** Says why the expected code does not arrive; with scripts it appears as soon as that is known. */
export function TextFate({ number, refused }: Props) {
  const t = useTexts(texts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (refused) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks === LOOKS) clearInterval(timer)
      void revalidate()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [refused, revalidate])
  return refused ? <Notice tone="bad">{t(`refused${refused}`, { number: spacedPhone(number) })}</Notice> : null
}
