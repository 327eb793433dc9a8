import { Footer } from '../../../../ui/shell/footer.tsx'
import type { ShellData } from '../../../../ui/shell-data.ts'
import { LetterBox } from '../../../people/marketing/components/letter-box.tsx'

type Props = Omit<Parameters<typeof Footer>[0], 'letter'> & {
  /** null on a page that has the form itself. */
  letter: ShellData['letter'] | null
}

/** The foot of every page, with the newsletter's form. */
export function SiteFooter({ letter, ...rest }: Props) {
  return <Footer {...rest} letter={letter ? <LetterBox consent={letter} /> : null} />
}
