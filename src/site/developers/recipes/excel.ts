import { type Home, keyLine } from './recipe.ts';

/**
 * VBA has no JSON, so the macro writes the rows itself and finds the two tokens by their names. An
 * InputBox takes 254 characters at most, so the connection comes from a file.
 */
export function excelRecipe({ serviceUrl, key }: Home): string {
  const header = keyLine(key, (given) => `\n  http.setRequestHeader "apikey", "${given}"`);
  return `' Run SaveConnection once, then PushSheet as often as you like. Excel for Windows.
Option Explicit
Const BASE As String = "${serviceUrl}"

' Asks for connection.json, the text of the Connect page; delete that file afterwards.
Sub SaveConnection()
  Dim file As Variant, refresh As String
  file = Application.GetOpenFilename("Connection (*.json),*.json")
  If VarType(file) <> vbString Then Exit Sub
  refresh = TextOf(CreateObject("Scripting.FileSystemObject").OpenTextFile(file).ReadAll, "refresh_token")
  If refresh = "" Then Err.Raise vbObjectError, , "No connection in " & file
  SaveSetting "Almanac", "Session", "refresh_token", refresh
End Sub

Sub PushSheet()
  Dim token As String, title As String
  token = Exchange()
  title = InputBox("Title", , ActiveSheet.Name)
  If title = "" Then Exit Sub
  MsgBox Post("/functions/v1/ingest-dataset", _
    "{""name"":" & Quoted(title) & ",""is_public"":false,""rows"":[" & RowsOf(ActiveSheet) & "]}", token)
End Sub

' The new refresh token is kept before the access token is used.
Private Function Exchange() As String
  Dim answer As String
  answer = Post("/auth/v1/token?grant_type=refresh_token", _
    "{""refresh_token"":""" & GetSetting("Almanac", "Session", "refresh_token") & """}", "")
  SaveSetting "Almanac", "Session", "refresh_token", TextOf(answer, "refresh_token")
  Exchange = TextOf(answer, "access_token")
End Function

Private Function Post(path As String, body As String, token As String) As String
  Dim http As Object
  Set http = CreateObject("MSXML2.ServerXMLHTTP.6.0")
  http.Open "POST", BASE & path, False
  http.setRequestHeader "Content-Type", "application/json"${header}
  If token <> "" Then http.setRequestHeader "Authorization", "Bearer " & token
  http.send body
  If http.Status <> 200 Then Err.Raise vbObjectError, , http.Status & ": " & http.responseText
  Post = http.responseText
End Function

' First row: Year, 01_max, 01_min, 01_rain ... An empty cell is left out, a text stops it.
Private Function RowsOf(sheet As Worksheet) As String
  Dim cells As Variant, r As Long, c As Long, row As String, all As String
  cells = sheet.UsedRange.Value2
  For r = 2 To UBound(cells, 1)
    row = ""
    For c = 1 To UBound(cells, 2)
      If VarType(cells(r, c)) = vbDouble Then
        row = row & ",""" & cells(1, c) & """:" & Number(cells(r, c))
      ElseIf Not IsEmpty(cells(r, c)) Then
        Err.Raise vbObjectError, , "No number in " & sheet.UsedRange.Cells(r, c).Address(False, False)
      End If
    Next
    If row <> "" Then all = all & ",{" & Mid(row, 2) & "}"
  Next
  RowsOf = Mid(all, 2)
End Function

' Str writes a point in every country, but ".5" for a half.
Private Function Number(value As Variant) As String
  Number = Trim(Str(value))
  If Left(Number, 1) = "." Then Number = "0" & Number
  If Left(Number, 2) = "-." Then Number = "-0" & Mid(Number, 2)
End Function

Private Function Quoted(text As String) As String
  Quoted = """" & Replace(Replace(text, "\\", "\\\\"), """", "\\""") & """"
End Function

Private Function TextOf(json As String, name As String) As String
  Dim found As Object
  With CreateObject("VBScript.RegExp")
    .Pattern = """" & name & """\\s*:\\s*""([^""]*)"""
    Set found = .Execute(json)
  End With
  If found.Count > 0 Then TextOf = found(0).SubMatches(0)
End Function
`;
}
