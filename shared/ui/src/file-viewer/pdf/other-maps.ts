const maps = import.meta.webpackContext('pdfjs-dist/cmaps', {
  regExp:
    /\/(Adobe-(CNS1|Japan1|Korea1)-UCS2|(B5pc|HKscs-B5|ETen-B5|ETenms-B5|CNS-EUC)-[HV]|Uni(CNS|KS)-(UCS2|UTF16)-[HV]|UniJIS-(UCS2|UCS2-HW|UTF16)-[HV]|(83pv|90ms|90msp|90pv|Add|Ext)-RKSJ-[HV]|(EUC|Ext)-[HV]|[HV]|KSC(-EUC|ms-UHC|ms-UHC-HW|pc-EUC)-[HV])\.bcmap$/,
});

/** Those for traditional Chinese, Japanese and Korean that PDF names, as base64. */
export const readMap = (fileName: string): string => String(maps(`./${fileName}`));
