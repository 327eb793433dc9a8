import type { SeedPage } from '../kinds.ts'

export const grandsMediums: SeedPage = {
  path: '/grands-mediums-histoire',
  title: 'Les grands médiums de l’histoire, et ceux qui les observèrent',
  description:
    'Des sœurs Fox à Chico Xavier, onze figures du spiritisme, leurs juges, leurs aveux, leurs fraudes, et ce que les savants ont réellement vu dans la pénombre.',
  lead: 'L’histoire des médiums s’écrit à deux mains : celle qui frappe sous la table, et celle qui tient la lampe. Nous avons voulu montrer les deux.',
  body: `
<h2>1848 : Kate et Margaret Fox, les coups dans la maison</h2>
<p>Le 31 mars 1848, à Hydesville, dans l’État de New York, deux filles d’une famille modeste interrogent un esprit, qui leur répond en frappant. Leur sœur aînée, Leah, organise bientôt les démonstrations publiques. En quelques années, l’Amérique et l’Europe posent les mains sur des tables.</p>
<p>Le 21 octobre 1888, à New York, Margaret monte sur scène, se déchausse et fait craquer l’articulation de son gros orteil : voilà, dit-elle, l’esprit. Elle reviendra sur cet aveu l’année suivante, à court d’argent. Le mouvement, lui, ne s’était pas arrêté pour l’entendre. Un physicien avait pourtant parlé dès 1853 : Michael Faraday, par un montage ingénieux, avait montré que les participants poussaient la table sans le savoir.</p>
<h2>1857 : Allan Kardec, le pédagogue</h2>
<p>Hippolyte Léon Denizard Rivail, né à Lyon en 1804, élève de Pestalozzi, auteur de manuels, n’était pas médium. Il recueillit les réponses de ceux qui disaient l’être, les classa par numéros et publia sous un pseudonyme Le Livre des Esprits. Le mot de spiritisme est de lui. Une morale de la réincarnation et du progrès s’y donne pour dictée d’en haut. Il mourut un 31 mars, en 1869. Au Père-Lachaise, des mains inconnues fleurissent encore son dolmen.</p>
<h2>1868 : Daniel Dunglas Home, devant le juge</h2>
<p>Cet Écossais élevé aux États-Unis fut reçu par Napoléon III et par le tsar. William Crookes, chimiste de premier rang, crut constater sous ses doigts une force nouvelle. On ne le surprit jamais en public de façon décisive. Mais en 1868, un tribunal de Londres l’obligea à rendre soixante mille livres à une veuve, Jane Lyon, qui les lui avait données sur la foi de messages de son mari. Le jugement garde son intérêt : peu importait que les esprits existent, l’influence suffisait.</p>
<h2>1874 : Florence Cook, le fantôme saisi</h2>
<p>Le même Crookes se porta garant d’une jeune Londonienne auprès de laquelle se montrait, enveloppée de blanc, l’apparition « Katie King ». Six ans après, lors d’une autre séance, un spectateur du nom de George Sitwell empoigna le spectre. C’était Florence, en sous-vêtements.</p>
<h2>1875 : Édouard Buguet, photographe</h2>
<p>À Paris, Buguet livrait des portraits où flottait un défunt. La police trouva chez lui des mannequins et des têtes découpées. Il avoua tout à l’audience et fut condamné à un an de prison. Le plus étrange tient aux témoins : plusieurs clients, mis devant les accessoires, jurèrent qu’ils reconnaissaient quand même leur mort. Aucun épisode n’en dit davantage sur le deuil.</p>
<h2>1885 : Leonora Piper, le corbeau blanc</h2>
<p>Pour réfuter l’idée que tous les corbeaux sont noirs, disait le philosophe William James, un seul blanc suffit, et le sien s’appelait Mrs. Piper. En transe, cette Bostonienne livrait aux visiteurs des détails qu’elle n’aurait pas dû connaître. On la fit suivre par des détectives, qui ne trouvèrent rien. Pourtant son « docteur Phinuit », censé être français, parlait mal sa langue ; et quand le psychologue Stanley Hall, en 1909, réclama des nouvelles d’une nièce défunte qu’il venait d’inventer, l’au-delà la lui trouva. Elle-même confia en 1901 à un journal ses doutes sur l’origine de ses voix, puis précisa qu’elle n’en savait rien.</p>
<h2>1895 : Eusapia Palladino, la main libérée</h2>
<p>Née dans les Pouilles, illettrée, malicieuse, elle convainquit le criminologue Cesare Lombroso. À Cambridge, en 1895, on découvrit comment elle dégageait une main que ses voisins croyaient tenir. L’Institut général psychologique de Paris l’étudia de 1905 à 1908, en quarante-trois séances, et conclut avec embarras. À New York, en 1909, un homme qui avait rampé dans l’obscurité attrapa son pied.</p>
<h2>1900 : Hélène Smith, de Genève à Mars</h2>
<p>Employée de commerce, elle décrivait en transe la planète rouge et en parlait la langue. Théodore Flournoy, professeur de psychologie, l’écouta cinq ans et publia Des Indes à la planète Mars : le martien suivait pas à pas la grammaire française. Ni fraude ni prodige, estimait-il, mais le travail romanesque d’un esprit endormi.</p>
<h2>1924 : Margery, l’empreinte du dentiste</h2>
<p>À Boston, Mina Crandon faillit obtenir le prix offert par la revue Scientific American. Harry Houdini, magicien et membre du jury, s’y opposa, expliquant ses procédés. L’esprit de son frère laissait des empreintes de pouce dans la cire. On identifia plus tard ce pouce : il appartenait à un dentiste, bien vivant.</p>
<h2>1944 : Chico Xavier, l’auteur sans droits</h2>
<p>Le Brésilien le plus lu du spiritisme, mort en 2002, affirma n’avoir été que le secrétaire de plus de quatre cents livres, dont il abandonna les revenus à des œuvres. En 1944, la famille d’un écrivain défunt lui réclama des droits sur des textes posthumes. Le tribunal la débouta : un mort n’acquiert plus rien.</p>
<h2>La lampe, en résumé</h2>
<ul>
<li>Un savant sincère peut être trompé ; l’optique ne prépare pas à la prestidigitation.</li>
<li>Plus la lumière monte, plus les prodiges baissent.</li>
<li>Être de bonne foi n’empêche pas de se méprendre sur l’origine de ce que l’on dit.</li>
<li>La tromperie prospère sur le chagrin, qui n’est pas une sottise.</li>
</ul>
<p>Nos <a href="/voyance/mediums">médiums</a> ne font bouger aucune table : ils <a href="/page/modes-consultations">écrivent</a>, en pleine lumière. Le mot <a href="/voyance/lexique/spiritisme">spiritisme</a> et ses voisins sont expliqués au lexique, et ce que l’on peut attendre d’une <a href="/voyance/voyance-serieuse">pratique sérieuse</a> tient à une leçon que Faraday aurait approuvée : allumer d’abord.</p>
`,
}
