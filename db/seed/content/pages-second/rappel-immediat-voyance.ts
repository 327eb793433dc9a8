import type { SeedPage } from '../kinds.ts'

export const rappelImmediatVoyance: SeedPage = {
  path: '/voyance/rappel-immediat-voyance',
  title: 'Rappel immédiat de voyance : l’appel à l’oreille',
  description:
    'Sept sons, du premier silence au dernier déclic : un rappel de voyance suivi les yeux fermés, avec ce que chaque bruit veut dire et ce qu’il fait au compteur.',
  lead: 'Les aveugles reconnaissent une rue à ses échos. Un appel se suit de la même façon : sept sons le jalonnent, et chacun vous dit où en est votre argent.',
  body: `
<h2>Premier son : rien</h2>
<p>Vous avez demandé l’appel, et votre mobile se tait. Ne le secouez pas. À cet instant sonne l’appareil du médium, et c’est voulu : il serait impoli de vous tirer du fauteuil pour vous faire attendre. Trente secondes lui sont données pour décrocher, quelques-unes encore pour presser le 1. L’écran suit l’affaire. Si elle tourne court, le silence aura été gratuit.</p>
<p><em>La montre : immobile.</em></p>
<h2>Deuxième son : la sonnerie</h2>
<p>La vôtre, enfin, ce qui signifie que le médium a dit oui et qu’il patiente. Vous ne reconnaîtrez pas le numéro affiché, puisqu’il n’est pas le sien. Là encore, une demi-minute. Passé ce délai, nous n’insistons pas.</p>
<p><em>La montre : immobile.</em></p>
<h2>Troisième son : une voix qui n’est celle de personne</h2>
<p>Elle est de synthèse et ne s’en cache pas. En quelques phrases, elle nomme qui vous attend, le tarif de la minute, ce qu’il vous reste de temps offert, jusqu’où va votre crédit. Elle précise que rien n’est enregistré. Écoutez-la jusqu’au bout la première fois, c’est un contrat : le prix parlé doit être celui que vous avez lu. S’il en différait, raccrochez et écrivez-nous.</p>
<p><em>La montre : immobile.</em></p>
<h2>Quatrième son : le 1</h2>
<p>Un bip sous votre doigt. Vous venez d’accepter. Ce bip distingue une personne d’une boîte vocale, et c’est la raison pour laquelle on l’exige des deux côtés. Vous avez dix secondes pour le produire ; ensuite, l’annonce prend congé.</p>
<p><em>La montre : elle s’éveille à la seconde où vous êtes réunis.</em></p>
<h2>Cinquième son : bonsoir</h2>
<p>Voici quelqu’un. Dites votre question telle que vous l’avez écrite, puis laissez venir. Un souffle, un bruit de tasse, un temps de réflexion ne sont pas des fautes. Si la ligne grésille, dites-le ; si elle se rompt, la réunion est finie et la montre aussi, car l’opérateur a vu partir l’un de vous. Il n’y a pas de reprise automatique : redemandez un appel, ou continuez par <a href="/voyance/tchat">tchat</a>.</p>
<p>Un essai de moins d’une minute ne se paie pas, une fois dans la journée avec le même médium. C’est assez pour juger un timbre.</p>
<p><em>La montre : seconde après seconde.</em></p>
<h2>Sixième son : l’étoile</h2>
<p>La touche la plus utile et la moins connue. Pressez-la, et vous voilà dans l’antichambre : plus de médium, plus de décompte. La voix de synthèse vous y offre trois sorties. Le 1 ramène à la conversation. Une seconde étoile récite des numéros de secours, gratuits et sûrs. Raccrocher met le point final. Si vous ne choisissez pas, deux minutes plus tard la maison choisit la dernière.</p>
<p>Servez-vous-en pour ouvrir à un voisin, pour sécher vos yeux, pour réfléchir à ce que l’on vient de vous dire. Servez-vous-en surtout si l’on vous effraie : un malheur annoncé avec son tarif ne mérite même pas un adieu.</p>
<p><em>La montre : suspendue.</em></p>
<h2>Septième son : le chuchotement</h2>
<p>Il ne vient pas toujours. Quand votre réserve ne contient plus qu’une minute, la voix de synthèse revient, un instant, dans votre seule oreille. Le médium poursuit sa phrase sans se douter de rien. Vous avez le temps de remercier. Faute de quoi la ligne se fermera d’elle-même, et votre compte marquera zéro, non un découvert.</p>
<p><em>La montre : ses soixante derniers pas.</em></p>
<h2>Puis le déclic</h2>
<p>Vous raccrochez, ou l’autre. Le premier déclic est le bon : tout ce qui suit est hors compte. Un exemple vaut preuve. Un médium à 1,80 € la minute, réuni avec vous à 22 h 10 min 12 s ; une étoile de 50 secondes ; le déclic à 22 h 21 min 02 s. Cela fait 650 secondes de ligne, 600 de conversation. Temps offert épuisé, vous devez 18,00 €, et l’opérateur n’a pas compté moins que nous : c’est toujours la plus petite des deux mesures qui l’emporte. Le reçu refait ce calcul, et l’on peut le contester.</p>
<p>Reste le dernier silence, celui de la chambre. Rien de ce qui fut dit n’existe plus, sinon dans votre mémoire et sur votre papier. Dormez, relisez, jugez. Ce qu’une demande de <a href="/voyance/rappel-immediat">rappel immédiat</a> autorise est détaillé à côté ; les vertus et les pièges de la voix, à la page <a href="/voyance/telephone">voyance par téléphone</a>. Et si le silence pèse trop, le 3114 l’interrompt quand vous voulez, sans rien demander.</p>
`,
}
