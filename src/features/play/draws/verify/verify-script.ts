/**
 * The protocol once more, for a page that is opened from a disk: SHA-256 included, as a file is not a secure context in
 * every browser. It is short rather than plain; verify-file.test.ts compares it with src/games/fair. `D` is the draw: d
 * its id, c the commitment, n the size of the deck, r whether cards may be reversed, f those that never are, p the picks, k the cards seen as
 * [index, reversed, name]. `W` holds the words.
 */
export const verifyScript = `const $=i=>document.getElementById(i),E=t=>[...new TextEncoder().encode(t)],P=[]
for(let n=2;P.length<64;n++)P.every(p=>n%p)&&P.push(n)
const F=(p,e)=>p**(1/e)%1*2**32|0,R=(x,n)=>x>>>n|x<<32-n
function sha(m){m=[...m];const l=m.length;m.push(128);while(m.length%64!=56)m.push(0)
const v=new DataView(new Uint8Array([...m,...Array(8)]).buffer);v.setUint32(m.length+4,l*8)
let h=P.slice(0,8).map(p=>F(p,2))
for(let o=0;o<v.byteLength;o+=64){let s=h;const w=[]
for(let i=0;i<64;i++){const x=w[i-15],y=w[i-2],[a,b,c,d,e,f,g,k]=s
w[i]=i<16?v.getInt32(o+i*4):w[i-16]+w[i-7]+(R(x,7)^R(x,18)^x>>>3)+(R(y,17)^R(y,19)^y>>>10)|0
const t=k+(R(e,6)^R(e,11)^R(e,25))+(e&f^~e&g)+F(P[i],3)+w[i]
s=[t+(R(a,2)^R(a,13)^R(a,22))+(a&b^a&c^b&c)|0,a,b,c,d+t|0,e,f,g]}
h=h.map((x,i)=>x+s[i]|0)}
return h.flatMap(x=>[x>>>24,x>>>16&255,x>>>8&255,x&255])}
function mac(k,m){k=k.length>64?sha(k):[...k];while(k.length<64)k.push(0)
return sha([...k.map(b=>b^92),...sha([...k.map(b=>b^54),...m])])}
function draw(s,c){let n=0,q=[]
const word=()=>{if(!q.length)q=mac(E(s),E('voyance-draw-1:'+D.d+':'+c+':'+n++))
return q.splice(0,4).reduce((a,b)=>a*256+b)}
const below=k=>{for(;;){const w=word();if(w<2**32-2**32%k)return w%k}}
const a=[...Array(D.n).keys()]
for(let i=D.n-1;i;i--){const j=below(i+1);[a[i],a[j]]=[a[j],a[i]]}
return D.p.map(p=>[a[p],D.r&&below(2)*!D.f.includes(a[p])])}
function run(){const s=$('s').value,h=sha(E(s)).map(b=>b.toString(16).padStart(2,0)).join('')
let ok=h==D.c
$('h').textContent=h
$('o').replaceChildren(...draw(s,$('c').value).map(([i,r],n)=>{const[j,u,t]=D.k[n],y=i==j&&r==u,l=document.createElement('li')
ok&&=y
l.textContent=t+(u?' '+W[0]:'')+'\\xa0: '+(y?W[1]+' ✓':W[2]+' ✗')
return l}))
$('v').textContent=ok?W[3]:W[4]}
$('s').oninput=$('c').oninput=run
run()`
