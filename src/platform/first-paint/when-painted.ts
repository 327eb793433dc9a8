/** Code that runs once the document has been painted. A page in the background is never painted, and begins at once. */
export const whenPainted = (code: string): string =>
  `{const begin=async()=>{${code}};` +
  "if(document.visibilityState==='hidden'||!PerformanceObserver.supportedEntryTypes.includes('paint'))begin();" +
  "else new PerformanceObserver((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true})}"
