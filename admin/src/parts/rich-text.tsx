import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { Image } from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { PictureChooser } from './picture-chooser.tsx'
import { Question } from './question.tsx'
import './rich-text.css'

interface Props {
  source: string
  label: string
  hint: string
  /** Whether headings, quotes and pictures are allowed. */
  blocks: boolean
}

/** Only formats that the server accepts: it would remove any others. */
const extensions = (blocks: boolean) => [
  StarterKit.configure({
    heading: blocks ? { levels: [2, 3] } : false,
    blockquote: blocks ? {} : false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  ...(blocks ? [Image] : []),
]

/** A rich text editor that looks like the published text; loaded only on pages that need it. */
export default function RichText({ source, label, hint, blocks }: Props) {
  const { field, fieldState } = useInput({ source })
  const [heading, help] = [useId(), useId()]
  const html: string = field.value ?? ''
  const isTyped = useRef(false)
  const editor = useEditor({
    extensions: extensions(blocks),
    content: html,
    // We ship its styles ourselves: the content security policy blocks injected ones.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': heading, 'aria-describedby': help },
    },
    onUpdate({ editor: changed }) {
      isTyped.current = true
      field.onChange(changed.isEmpty ? '' : changed.getHTML())
    },
  })
  useEffect(() => {
    // A restored draft arrives after the first render. Once the person types, the form's value is never newer than the
    // editor's. On a slow machine the editor may be destroyed before its replacement exists.
    if (editor && !editor.isDestroyed && !isTyped.current) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className="rich-field">
      <FormLabel id={heading}>{label}</FormLabel>
      <div className="rich">
        {editor ? <Tools editor={editor} blocks={blocks} label={label} /> : null}
        <EditorContent editor={editor} />
      </div>
      <FormHelperText id={help} error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </div>
  )
}

const linkAsk = {
  name: 'href',
  label: 'Adresse',
  hint: 'Un chemin du site, comme /voyance, ou une adresse en https. Vide, le lien est retiré.',
}

function Tools({ editor, blocks, label }: { editor: Editor; blocks: boolean; label: string }) {
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
    }),
  })
  const chain = () => editor.chain().focus()
  const tool = (name: string, press: () => unknown, pressed?: boolean) => (
    <Button size="small" variant={pressed ? 'contained' : 'text'} aria-pressed={pressed} onClick={() => press()}>
      {name}
    </Button>
  )
  return (
    <div role="toolbar" aria-label={`Mise en forme, ${label}`}>
      {blocks ? tool('Titre', () => chain().toggleHeading({ level: 2 }).run(), on.h2) : null}
      {blocks ? tool('Sous-titre', () => chain().toggleHeading({ level: 3 }).run(), on.h3) : null}
      {tool('Gras', () => chain().toggleBold().run(), on.bold)}
      {tool('Italique', () => chain().toggleItalic().run(), on.italic)}
      {tool('Liste', () => chain().toggleBulletList().run(), on.bullets)}
      {tool('Liste numérotée', () => chain().toggleOrderedList().run(), on.numbers)}
      {blocks ? tool('Citation', () => chain().toggleBlockquote().run(), on.quote) : null}
      {tool('Lien', () => setAsks('link'), on.link)}
      {blocks ? tool('Image', () => setAsks('picture')) : null}
      {tool('Annuler', () => chain().undo().run())}
      {tool('Rétablir', () => chain().redo().run())}
      {asks === 'link' ? (
        <Question
          title="Lien"
          confirm="Poser ce lien"
          asks={[{ ...linkAsk, initial: on.href }]}
          place={`link:${label}`}
          send={async ({ href }) => {
            const marked = chain().extendMarkRange('link')
            if (href) marked.setLink({ href: String(href) }).run()
            else marked.unsetLink().run()
            setAsks(null)
          }}
          close={() => setAsks(null)}
        />
      ) : null}
      {asks === 'picture' ? (
        <PictureChooser
          pick={({ src, alt }) => {
            chain()
              .setImage({ src, alt: alt ?? '' })
              .run()
            setAsks(null)
          }}
          close={() => setAsks(null)}
        />
      ) : null}
    </div>
  )
}
