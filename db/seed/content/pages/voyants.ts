import type { SeedPage } from '../kinds.ts'

export const voyants: SeedPage = {
  path: '/voyance/voyants',
  title: 'Les voyants : un mot ancien, des manières bien différentes',
  description:
    'Ce que recouvre le mot voyant, du poète Rimbaud à la table de consultation, ce que font les personnes présentées ici, et comment choisir parmi elles.',
  lead: 'Ils disent qu’ils voient. Quoi, comment, et avec quelle part de doute ? Avant de lire leurs profils, un détour par le mot lui-même.',
  body: `
<h2>Un participe devenu métier</h2>
<p>Un voyant est d’abord quelqu’un qui voit. Le français a tiré du verbe deux emplois presque contraires : le voyant s’oppose à l’aveugle dans la vie ordinaire, et prétend, dans l’autre, apercevoir ce qui échappe à tous. Les traductions de la Bible emploient le terme pour désigner d’anciens prophètes d’Israël. En mai 1871, Arthur Rimbaud, qui a seize ans, écrit à Paul Demeny qu’il faut « être voyant, se faire voyant » ; il parle de poésie, mais la formule a doré le mot pour longtemps.</p>
<p>Le commerce s’en est emparé ensuite. Les Parisiens de Balzac consultaient une somnambule, que l’on endormait pour l’interroger, ou une tireuse de cartes ; le nom de voyante ne s’est imposé dans les petites annonces qu’après eux.</p>
<h2>Ce qu’ils disent faire</h2>
<p>La tradition distingue plusieurs façons de percevoir. La clairvoyance passerait par des images, la clairaudience par des mots entendus en soi, le ressenti par une sensation du corps. Certains se servent d’un support, une photo, une flamme, une carte posée là comme un point d’appui ; d’autres n’ont besoin de rien. La science n’a pas confirmé l’existence d’une perception de ce genre, malgré plus d’un siècle d’expériences. Ce que l’on observe sans peine, en revanche, c’est une attention entraînée, une mémoire des situations humaines, et le don de mettre une image sur une gêne confuse.</p>
<p>Cela n’est pas rien. Beaucoup de gens sortent d’une conversation de ce type avec une phrase qui leur manquait.</p>
<h2>Voyant, médium, tarologue : qui fait quoi</h2>
<p>Les frontières sont poreuses, et il serait malhonnête de les tracer au cordeau. Disons que le médium se présente comme un intermédiaire avec les disparus ou avec d’autres présences. Le <a href="/voyance/tarologues">tarologue</a> lit un tirage, l’<a href="/voyance/astrologues">astrologue</a> une carte du ciel calculée, le <a href="/voyance/numerologues">numérologue</a> des nombres tirés d’une date et d’un nom. Le voyant, lui, ne s’adosse pas à un système : il raconte ce qui lui vient. C’est ce qui fait son charme, et ce qui rend le choix de la personne décisif.</p>
<h2>Lire un profil entre les lignes</h2>
<p>Les profils réunis plus bas portent un prix à la minute, des spécialités et une description de la séance. Commencez par cette dernière : on y sent si la personne écoute avant de parler. Regardez ensuite les avis, s’il y en a. Un profil récent n’en a pas, ce qui ne dit rien contre lui ; un profil ancien peut en avoir de mauvais, et ils sont restés, parce que nous ne retirons que ceux qui insultent ou s’égarent hors du sujet.</p>
<p>La mention « automate » signale un programme de démonstration. Jouez avec lui, ne lui confiez pas votre divorce.</p>
<p>Ne vous laissez pas davantage impressionner par l’ancienneté. Trente ans de pratique peuvent avoir affiné une écoute ou figé un répertoire. Trois phrases d’une présentation vous renseignent là-dessus : celles qui pourraient servir à n’importe qui ont rarement été écrites pour quelqu’un.</p>
<h2>Bien s’y prendre</h2>
<ul>
<li>Exposez la situation sobrement, sans piège ni roman.</li>
<li>Laissez venir deux ou trois images avant d’approuver ou de nier.</li>
<li>Demandez d’où vient une affirmation : d’un signe, d’une déduction, d’une simple impression ?</li>
<li>Refusez tranquillement ce qui touche à la maladie, à la grossesse ou à la mort.</li>
</ul>
<p>Si l’on vous assure qu’un sort pèse sur vous et qu’il faut payer pour le lever, vous n’avez pas affaire à un voyant mais à un escroc, et la conversation peut s’arrêter au milieu d’un mot.</p>
<h2>Une rencontre, pas un examen</h2>
<p>Il arrive qu’on ne s’entende pas. Un échange quitté avant la soixantième seconde comptée est gratuit, une fois par jour avec chacun ; profitez-en pour sentir le ton. Et l’histoire du métier, avec ses figures tantôt grandioses, tantôt prises la main dans le sac, se lit dans notre galerie des <a href="/grands-voyants-histoire">grands voyants</a>. Elle apprend l’indulgence autant que la prudence.</p>
`,
}
